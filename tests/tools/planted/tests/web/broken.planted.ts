// A file that fails to load before it has a test.
throw new Error('no test of this file is ever known')
