import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { addressGroup } from "./rate-limit.ts";

/** Uses X-Real-IP only in requests from our own proxies, because anyone can send this header. */
export function clientAddress(proxies: string[]) {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = "", prefix] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix) trusted.addSubnet(address, Number(prefix), family);
    else trusted.addAddress(address, family);
  }
  return ({ socket, headers }: IncomingMessage): string => {
    const peer = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, "") ?? "";
    const realIp = headers["x-real-ip"];
    const isProxy = isIP(peer) !== 0 && trusted.check(peer, isIP(peer) === 6 ? "ipv6" : "ipv4");
    return addressGroup(isProxy && typeof realIp === "string" && isIP(realIp) ? realIp : peer);
  };
}
