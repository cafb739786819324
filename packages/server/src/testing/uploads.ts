import type { Caller, TestServer } from './testServer'

/** Sends a file of a form to a call, and gives the answer. */
export async function sendFile(
  server: Pick<TestServer, 'app' | 'env'>,
  caller: Caller,
  path: string,
  file: { name: string; content: Buffer; field?: string },
  fields: Record<string, string> = {},
): Promise<{ success: boolean; message: string; code: number }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(file.field ?? 'file', new Blob([new Uint8Array(file.content)]), file.name)
  const encoded = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    url: server.env.apiBase + path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')!, 'x-access-token': caller.token! },
  })
  return response.json()
}

/** Stores a text file as the caller and gives its path. */
export async function storeText(
  server: Pick<TestServer, 'app' | 'env'>,
  caller: Caller,
  text: string,
  biz = 'temp',
): Promise<string> {
  const file = { name: 'a.txt', content: Buffer.from(text) }
  const { success, message } = await sendFile(server, caller, '/sys/common/upload', file, { biz })
  if (!success) throw new Error(`the upload was refused: ${message}`)
  return message
}
