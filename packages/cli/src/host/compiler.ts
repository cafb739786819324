import { createRequire } from 'node:module'
import type ts from 'typescript'

type Compiler = typeof ts

let loaded: Compiler | undefined

/**
 * The TypeScript compiler, loaded when the first of its members is used: most runs need nothing of it. Required and not
 * imported, because Node reads nine megabytes twice to import them.
 */
export const compiler: Compiler = new Proxy({} as Compiler, {
  get: (_none, member: keyof Compiler) =>
    (loaded ??= createRequire(import.meta.url)('typescript') as Compiler)[member],
})
