import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT, StartupError } from './startupError'

/** Secrets that a demo start makes for itself. */
export interface Secrets {
  signSecret: string
  tokenSecret: string
}

/**
 * Makes the data folder if need be and checks that it can be written.
 * @throws StartupError with the folder's name and what to do
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new StartupError(
      `The data folder "${dataDir}" cannot be written (${code}): give this account the right to write there, or set DATA_DIR to another folder.`,
      EXIT.dataFolder,
    )
  }
}

/**
 * The secrets kept in `<dataDir>/secrets.json`, generated at the first call (mode 0600).
 * @throws StartupError when the folder cannot be written or the file is damaged
 */
export function readSecrets(dataDir: string): Secrets {
  prepareDataDir(dataDir)
  const file = join(dataDir, 'secrets.json')
  try {
    if (existsSync(file)) {
      const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
      if (typeof read.signSecret === 'string' && typeof read.tokenSecret === 'string')
        return { signSecret: read.signSecret, tokenSecret: read.tokenSecret }
      throw new SyntaxError('keys are missing')
    }
    const made: Secrets = {
      signSecret: randomBytes(32).toString('hex'),
      tokenSecret: randomBytes(32).toString('hex'),
    }
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new StartupError(
        `The file "${file}" is damaged: delete it and start again (everybody has to log in once more).`,
        EXIT.dataFolder,
      )
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    if (code === 'EEXIST') return readSecrets(dataDir)
    throw new StartupError(
      `The file "${file}" cannot be read or written (${code}): correct its rights, or set DATA_DIR to another folder.`,
      EXIT.dataFolder,
    )
  }
}
