/** In place of the process that makes pictures: one that was taken over, and says nothing that was agreed on. */
process.on('message', () => process.send?.(null));
