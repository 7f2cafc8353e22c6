// Loaded into every program that a script starts. The channel closes when the script is killed outright
// (kill -9): the program then ends too instead of holding its port against the next start.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
