import type { FastifyRequest } from 'fastify'
import { Failure } from '../http/failures'

/** An uploaded workbook. */
export interface Upload {
  content: Buffer
  old: boolean
}

/** Reads the file parts of the request, whatever their names. @throws Failure without one */
export async function uploads(request: FastifyRequest): Promise<Upload[]> {
  if (!request.isMultipart()) throw new Failure('文件导入失败！')
  const found: Upload[] = []
  for await (const part of request.parts())
    if (part.type === 'file') {
      if (!/\.xlsx?$/i.test(part.filename)) throw new Failure('文件导入失败:只支持 .xlsx、.xls 文件')
      found.push({ content: await part.toBuffer(), old: /\.xls$/i.test(part.filename) })
    }
  if (found.length === 0) throw new Failure('文件导入失败！')
  return found
}
