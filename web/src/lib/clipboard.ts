// Copying, also where there is no clipboard: without a secure connection browsers hide it.

/** Copies what stands in a field; where even the old way fails, it is marked for the copy key, and false. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  if (isSecureContext) {
    try {
      await navigator.clipboard.writeText(field.value)
      return true
    } catch {
      // Forbidden: the old way may still work
    }
  }
  field.select()
  return document.execCommand('copy')
}
