/** For the server block: what every answer carries. */
export function nginxHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# Written by the build. Include it in the server block, before deploy/nginx.conf.
${lines.join("\n")}
add_header Cache-Control $cache_control always;
`;
}
