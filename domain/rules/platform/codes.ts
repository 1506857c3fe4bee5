/** The message of a code field, kept apart from the contract's fields, which every page loads. */
