declare module 's3rver' {
  /** The parts of s3rver that the tests use: a server that speaks S3 and keeps its files in a folder. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
