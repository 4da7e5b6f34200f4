// Another attempt at a page of which a part could not be fetched.

/** Loads the page again, if anybody answers: a part that is gone for good has a newer one in a new page. */
export function again(): void {
  fetch('/').then(
    () => location.reload(),
    () => {},
  )
}
