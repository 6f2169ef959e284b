// A module of its own, loaded first: React looks for the hooks of Fast Refresh when it starts.
import "@vitejs/plugin-react/preamble";
