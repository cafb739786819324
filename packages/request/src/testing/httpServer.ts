import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { fail, ok } from '@lading/core/envelope'

/** A request as the server got it. */
export interface Received {
  method: string
  /** Path and query as they travelled. */
  url: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
  /** Settles when the client has gone before the answer. */
  gone: Promise<void>
}

/** Answers a request; a returned value travels as the result of an envelope of success. */
export type Handler = (request: Received, response: ServerResponse) => unknown

/** A real server on a port of its own. */
export interface HttpServer {
  /** `http://127.0.0.1:<port>` */
  origin: string
  port: number
  requests: Received[]
  handle(handler: Handler): void
  close(): Promise<void>
}

/** Writes an envelope of failure with an HTTP status. */
export function refuse(response: ServerResponse, status: number, message: string, code = status): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...fail(message, code), traceId: 'trace-1' }))
}

/** Starts a server; every test says by `handle` what it answers. */
export async function startHttpServer(): Promise<HttpServer> {
  let handler: Handler = () => null
  const requests: Received[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    const gone = new Promise<void>((resolve) =>
      response.on('close', () => !response.writableEnded && resolve()),
    )
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://localhost')
      const received: Received = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        gone,
      }
      requests.push(received)
      void (async () => {
        const result = await handler(received, response)
        if (response.writableEnded || response.destroyed || result === undefined) return
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(ok(result)))
      })()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    handle: (next) => (handler = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
