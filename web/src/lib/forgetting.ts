// A browser forgets its reader.

/** Everything the page keeps here is gone. */
export function forgetAll(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(globalThis[storage])) {
        if (key.startsWith('quarterdeck-')) globalThis[storage].removeItem(key)
      }
    } catch {
      // A browser that keeps nothing has nothing to forget
    }
  }
}
