import { useEffect } from "react";
import "./room-below.css";

/** Reserves space for the tray at the end of the page and below floating elements. */
export function useRoomBelow() {
  useEffect(() => {
    document.documentElement.dataset.tray = "";
    return () => {
      delete document.documentElement.dataset.tray;
    };
  }, []);
}
