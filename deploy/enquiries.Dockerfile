# docker build -f deploy/enquiries.Dockerfile -t enquiries .
# docker run -v enquiries:/data --env-file enquiries.env -p 127.0.0.1:8787:8787 enquiries
#
# Behind a proxy, set ENQUIRIES_PROXIES to the proxy's address as the container sees it (docs/enquiries.md).
# Otherwise all visitors count as one sender and share one limit.
FROM node:24-bookworm-slim
WORKDIR /site
COPY services/enquiries/package.json services/enquiries/package-lock.json services/enquiries/
RUN npm ci --omit=dev --prefix services/enquiries
# The service needs the description of an enquiry, the site's colours, and the company's data.
COPY package.json ./
COPY app/lib app/lib
COPY app/features/enquiry app/features/enquiry
COPY app/styles/tokens.css app/styles/tokens.css
COPY content content
COPY services/enquiries services/enquiries
RUN mkdir /data && chown node:node /data
USER node
ENV ENQUIRIES_FILE=/data/enquiries.db ENQUIRIES_HOST=0.0.0.0
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/enquiries/main.ts"]
