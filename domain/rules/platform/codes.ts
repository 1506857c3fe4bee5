/** What is said where a code is asked for; apart from the fields of the contract, which every page loads. */
