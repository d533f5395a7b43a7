/**
 * @generated SignedSource<<1cfbc9139c24d95df02a71f42b9a2c44>>
 * @relayHash eaab35d1d8a50dedb59e7eba9982669c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e989d02c1933061f24fe06a2b7a7ef4173ca91670879d169b72e5d46dbf9eb2

import type { ConcreteRequest } from 'relay-runtime';
export type StartPasskeySignInInput = {
  challengeToken?: string | null | undefined;
};
export type signInPasskeyOptionsMutation$variables = {
  input: StartPasskeySignInInput;
};
export type signInPasskeyOptionsMutation$data = {
  readonly startPasskeySignIn: {
    readonly options: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type signInPasskeyOptionsMutation = {
  response: signInPasskeyOptionsMutation$data;
  variables: signInPasskeyOptionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "StartPasskeyPayload",
    "kind": "LinkedField",
    "name": "startPasskeySignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "signInPasskeyOptionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signInPasskeyOptionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e989d02c1933061f24fe06a2b7a7ef4173ca91670879d169b72e5d46dbf9eb2",
    "metadata": {},
    "name": "signInPasskeyOptionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6904daf8d82d4fba0bc8ff48d683af1b";

export default node;
