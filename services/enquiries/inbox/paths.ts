const root = "/bandeja";

export const paths = {
  inbox: root,
  link: `${root}/enlace`,
  enter: `${root}/entrar`,
  logOut: `${root}/salir`,
  export: `${root}/exportar`,
  forget: `${root}/olvidar`,
  asset: (name: string) => `${root}/${name}`,
  enquiry: (id: string) => `${root}/consultas/${id}`,
  action: (id: string, action: string) => `${root}/consultas/${id}/${action}`,
};

export const enquiryPath = /^\/bandeja\/consultas\/([0-9a-f]{32})$/;
export const actionPath = /^\/bandeja\/consultas\/([0-9a-f]{32})\/([a-z-]{1,20})$/;
export const assetPath = /^\/bandeja\/([a-z-]+\.(?:css|woff2))$/;
