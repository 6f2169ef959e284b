declare const adapter: {
  fetch(
    request: Request,
    settings: { SITE: string; WEB3FORMS_KEY: string; WEB3FORMS_URL?: string },
  ): Promise<Response>;
};
export default adapter;
