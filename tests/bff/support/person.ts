// A user signed in to a real Arus, with methods to send operations.
import { addPasskey, type Passkey } from '../../../tools/demo/passkey.ts'

export type Reply = {
  status: number
  text: string
  data: Record<string, unknown> | null | undefined
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
}

export class Person {
  readonly #url: string
  #jar: { cookie: string | undefined }

  /** With the cookie of a user who has signed in elsewhere, or without one. */
  constructor(url: string, cookie?: string) {
    this.#url = url
    this.#jar = { cookie }
  }

  /** The same browser at another BFF, sharing its cookies. */
  at(url: string): Person {
    const there = new Person(url)
    there.#jar = this.#jar
    return there
  }

  static async signedIn(url: string, email: string): Promise<Person> {
    const person = new Person(url)
    await person.#begin(email)
    return person
  }

  /** Signs in a user with an authenticator, by a current code. */
  static async signedInWithCode(url: string, email: string, code: string): Promise<Person> {
    const person = new Person(url)
    const challengeToken = await person.#begin(email)
    await person.get('mutation($input: VerifyTwoFactorInput!) { verifyTwoFactor(input: $input) { viewer { id } } }', {
      input: { challengeToken, method: 'AUTHENTICATOR_APP', code },
    })
    return person
  }

  /** Sends email and password; returns the token of the challenge, if there is one. */
  async #begin(email: string): Promise<string | undefined> {
    const { signIn } = await this.get<{ signIn: { twoFactorChallenge: { token: string } | null } }>(
      `mutation($email: String!) { signIn(input: { email: $email, password: "Arus1234!" }) {
        viewer { id } twoFactorChallenge { token } } }`,
      { email },
    )
    return signIn.twoFactorChallenge?.token
  }

  get cookie(): string {
    return this.#jar.cookie ?? ''
  }

  async ask(query: string, variables: object = {}, organizationId?: string): Promise<Reply> {
    const answer = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#jar.cookie && { cookie: this.#jar.cookie }),
        ...(organizationId && { 'x-organization-id': organizationId }),
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const cookie of answer.headers.getSetCookie()) this.#jar.cookie = cookie.split(';', 1)[0]
    const text = await answer.text()
    const { data, errors = [] } = JSON.parse(text)
    return { status: answer.status, text, data, errors }
  }

  /** Like `ask`, for operations that must succeed. */
  async get<Data>(query: string, variables: object = {}, organizationId?: string): Promise<Data> {
    const { data, errors } = await this.ask(query, variables, organizationId)
    if (errors.length > 0 || !data) throw new Error(`${query} ${JSON.stringify(variables)}: ${JSON.stringify(errors)}`)
    return data as Data
  }

  #passkey: Promise<Passkey> | undefined

  /** The user's passkey, set up on first use. */
  passkey(): Promise<Passkey> {
    this.#passkey ??= addPasskey((query, variables) => this.get(query, variables), this.#url)
    return this.#passkey
  }

  /** A fresh assertion, for the input of a protected action of the account service. */
  async fresh(): Promise<{ passkeyAssertion: string }> {
    return (await this.passkey()).fresh()
  }

  async file(method: 'GET' | 'PUT', path: string, body?: string) {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { ...(this.#jar.cookie && { cookie: this.#jar.cookie }), 'content-type': 'text/csv' },
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }
}
