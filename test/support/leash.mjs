// Loaded into a started app before its own program: when the test's process ends, however it ends, its end of this pipe closes and
// the app ends too, so that no test leaves a server behind.
process.stdin.on('close', () => process.exit(1)).resume();
process.stdin.unref?.();
