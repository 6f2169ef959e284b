import { useEffect } from "react";
import "./room-below.css";

/** Keeps the end of the page and floating buttons above the tray while it is shown. */
export function useRoomBelow() {
  useEffect(() => {
    document.documentElement.dataset.tray = "";
    return () => {
      delete document.documentElement.dataset.tray;
    };
  }, []);
}
