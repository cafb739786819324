/** A list of listeners; a listener may leave while it is called. */
export class Emitter<Event = void> {
  readonly #listeners = new Set<(event: Event) => void>()

  /** Adds a listener and answers how to take it away. Stable, so it fits `useSyncExternalStore`. */
  readonly on = (listener: (event: Event) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit(event: Event): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(event)
      } catch (error) {
        report(error)
      }
    }
  }
}

/** Tells an error as one that nobody has caught: what follows the listener that threw must happen all the same. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error)
  else queueMicrotask(() => Promise.reject(error instanceof Error ? error : new Error(String(error))))
}

/** A value with listeners, for `useSyncExternalStore(signal.on, signal.get)`. */
export class Signal<Value> {
  #value: Value
  readonly #emitter = new Emitter()
  readonly on = this.#emitter.on

  constructor(value: Value) {
    this.#value = value
  }

  readonly get = (): Value => this.#value

  /** Sets the value and tells the listeners, unless it is the same one. */
  set(value: Value): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    this.#emitter.emit()
  }
}
