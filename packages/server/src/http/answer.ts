/** What a handler gives when the envelope needs more than its result. */
export class Answer<Result = unknown> {
  constructor(
    readonly result: Result,
    readonly message = '',
    readonly code = 200,
  ) {}
}

/** A result with a message: `answer(null, '添加成功！')`. */
export function answer<Result>(result: Result, message: string, code = 200): Answer<Result> {
  return new Answer(result, message, code)
}

/** A text alone stands in both `message` and `result` (contract §1.2). */
export const told = (message: string) => new Answer(message, message)
