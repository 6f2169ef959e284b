import { useEffect } from "react";
import "./room-below.css";

export function useRoomBelow() {
  useEffect(() => {
    document.documentElement.dataset.tray = "";
    return () => {
      delete document.documentElement.dataset.tray;
    };
  }, []);
}
