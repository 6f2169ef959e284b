import { NotFound, notFoundHead } from "#app/sections/not-found.tsx";

export const meta = () => notFoundHead;

export default NotFound;
