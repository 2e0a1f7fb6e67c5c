# syntax=docker/dockerfile:1
# The site as one image: built, prerendered and served by nginx on 8080, behind a proxy that does TLS. docs/operations.md
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci
ARG BUILD_ID VITE_SITE_URL VITE_STRIPE_PUBLISHABLE_KEY CONTENT_ORIGIN
RUN npm run build
RUN --mount=type=secret,id=AGENCY_BASIC_AUTH,env=AGENCY_BASIC_AUTH npm run prerender
ARG AGENCY_ORIGIN HRMS_ORIGIN MEDIA_ORIGINS REPORT_URI TRUSTED_PROXIES
RUN EDGE_LISTEN=8080 npm run edge:config

FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates \
    nginx libnginx-mod-http-brotli-static libnginx-mod-http-js && rm -r /var/lib/apt/lists/*
COPY deploy/nginx/main.conf /etc/nginx/modules-enabled/90-site.conf
COPY deploy/nginx/set-credential.sh /etc/nginx/
COPY --from=build /site/dist /srv/site/dist
COPY --from=build /site/build/nginx /etc/nginx/site
# nginx resolves the names of the backends here too.
RUN cd /etc/nginx && rm sites-enabled/default && echo 'root /srv/site/dist;' > site/root.conf && \
    echo 'include site/site.conf;' > sites-enabled/site.conf && \
    : > /run/site-credential.conf && ln -s /run/site-credential.conf . && cd /var/log/nginx && \
    ln -sf /dev/stdout access.log && ln -sf /dev/stdout site.log && \
    ln -sf /dev/stderr error.log && ln -sf /dev/stderr site-error.log && nginx -t
EXPOSE 8080
# Requests in progress end before nginx does.
STOPSIGNAL SIGQUIT
# The credential comes from the environment at the start, never from the image.
CMD ["sh", "-c", "printf '%s\n' \"$AGENCY_BASIC_AUTH\" | /etc/nginx/set-credential.sh /run/site-credential.conf && exec nginx -g 'daemon off;'"]
