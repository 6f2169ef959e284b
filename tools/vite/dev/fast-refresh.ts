// Imported before React, which looks for the hooks of Fast Refresh when it starts.
import "@vitejs/plugin-react/preamble";
