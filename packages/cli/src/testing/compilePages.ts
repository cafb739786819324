import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const PORTAL = fileURLToPath(new URL('../../../portal/', import.meta.url))

/**
 * What the compiler says of pages that stand nowhere, as if they stood in the portal: all of them are one program.
 *
 * @param files text by path, from the portal's root
 */
export function compilePages(files: Readonly<Record<string, string>>): string[] {
  const sources = new Map(Object.entries(files).map(([path, text]) => [`${PORTAL}${path}`, text]))
  const { options: own } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${PORTAL}tsconfig.web.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    PORTAL,
  )
  const options: ts.CompilerOptions = {
    ...own,
    composite: false,
    incremental: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile, directoryExists } = host
  const folders = new Set([...sources.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))))
  host.fileExists = (path) => sources.has(path) || fileExists(path)
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true)
  host.readFile = (path) => sources.get(path) ?? readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const text = sources.get(path)
    return text === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target)
  }
  const environment = `${PORTAL}src/vite-env.d.ts`
  const program = ts.createProgram(
    [...sources.keys(), ...(fileExists(environment) ? [environment] : [])],
    options,
    host,
  )
  return [...sources.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)!
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ start, messageText }) =>
        `${path.slice(PORTAL.length)}:${file.getLineAndCharacterOfPosition(start ?? 0).line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}
