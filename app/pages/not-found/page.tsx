import { useEffect } from "react";
import { useCurrentPath } from "#app/router/location.ts";
import { NotFound, notFoundHead } from "./not-found.tsx";

export const head = () => notFoundHead;

export default function NotFoundPage() {
  const path = useCurrentPath();

  useEffect(() => {
    if (path) console.warn(`404: ${path}`);
  }, [path]);

  return <NotFound />;
}
