/** The answer of a call over HTTP. */
export interface Answer {
  status: number
  retryAfter: string | null
  /** How long it took, in milliseconds. */
  took: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of many calls
  body: any
}

/** A client of a server in another process. */
export interface Client {
  call: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  upload: (content: Buffer, name: string) => Promise<Answer>
  token: string
}

/** Longest wait for an answer: a server that leaves its callers waiting fails the test. */
const PATIENCE_MS = 8_000

/** Asks a server; without a body by GET. */
export async function ask(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const began = Date.now()
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await response.text()
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    took: Date.now() - began,
    body: text ? JSON.parse(text) : undefined,
  }
}

/** Tries to log in with the fixed captcha of a test server. */
export async function tryLogin(api: string, username = 'sales'): Promise<Answer> {
  await ask(`${api}/sys/randomImage/1`)
  return ask(`${api}/sys/login`, { username, password: 'Lading@2026', captcha: 'test', checkKey: 1 })
}

/** Logs in. @throws Error when that is refused */
export async function clientOf(api: string, username = 'sales'): Promise<Client> {
  const { body } = await tryLogin(api, username)
  if (!body.success) throw new Error(`the login was refused: ${JSON.stringify(body)}`)
  const token = body.result.token as string
  const call: Client['call'] = (path, sent, headers) =>
    ask(`${api}${path}`, sent, { 'x-access-token': token, ...headers })
  return {
    token,
    call,
    upload: (content, name) => {
      const form = new FormData()
      form.append('biz', 'temp')
      form.append('file', new File([new Uint8Array(content)], name))
      return call('/sys/common/upload', form)
    },
  }
}
