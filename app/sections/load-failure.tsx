import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import styles from "./not-found.module.css";

/** A page that exists but could not be brought: says why, and tries again by itself when the connection returns. */
export function LoadFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const online = useOnline(revalidate);

  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <Section>
      <title>No se pudo cargar la página</title>
      <h1>{online ? "No se pudo cargar la página" : "Sin conexión"}</h1>
      <p className={styles.lead}>
        {online
          ? "Ocurrió un problema al traer esta página. Inténtelo de nuevo; si continúa, llámenos o escríbanos."
          : "Su dispositivo no está conectado a internet. La página se cargará en cuanto vuelva la conexión."}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => revalidate()} disabled={state === "loading"}>
          Reintentar
        </Button>
        <TextLink to="/">Volver al inicio</TextLink>
      </div>
    </Section>
  );
}

function useOnline(onReturn: () => void): boolean {
  const [online, setOnline] = useState(() => typeof navigator === "undefined" || navigator.onLine);
  useEffect(() => {
    function back() {
      setOnline(true);
      onReturn();
    }
    const away = () => setOnline(false);
    window.addEventListener("online", back);
    window.addEventListener("offline", away);
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", away);
    };
  }, [onReturn]);
  return online;
}
