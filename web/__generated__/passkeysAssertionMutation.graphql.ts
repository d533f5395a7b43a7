/**
 * @generated SignedSource<<5a020028ff123234fe09b598b9cd4e53>>
 * @relayHash 0e2340f57a87399b23ebd6272ad973a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44562cdeda01c345a6f6e02d1ced2e8fe1b888c782dd941d4850657b847fadc5

import type { ConcreteRequest } from 'relay-runtime';
export type passkeysAssertionMutation$variables = Record<PropertyKey, never>;
export type passkeysAssertionMutation$data = {
  readonly startPasskeyAssertion: {
    readonly options: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type passkeysAssertionMutation = {
  response: passkeysAssertionMutation$data;
  variables: passkeysAssertionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StartPasskeyPayload",
    "kind": "LinkedField",
    "name": "startPasskeyAssertion",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "passkeysAssertionMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passkeysAssertionMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "44562cdeda01c345a6f6e02d1ced2e8fe1b888c782dd941d4850657b847fadc5",
    "metadata": {},
    "name": "passkeysAssertionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cd5a49a990c7c5d139ab6b5c3d6f0e7";

export default node;
