/**
 * @generated SignedSource<<ced63acad33e17e6740dd509729015aa>>
 * @relayHash a28401d00ea85ca4bb174b2120d8df45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1eced00d0ac592b140521e6227a96631aadac114384e581430dfd03afd239169

import type { ConcreteRequest } from 'relay-runtime';
export type setUpFactorAppMutation$variables = Record<PropertyKey, never>;
export type setUpFactorAppMutation$data = {
  readonly addAuthenticator: {
    readonly setup: {
      readonly id: string;
      readonly key: string;
      readonly uri: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type setUpFactorAppMutation = {
  response: setUpFactorAppMutation$data;
  variables: setUpFactorAppMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AddAuthenticatorPayload",
    "kind": "LinkedField",
    "name": "addAuthenticator",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuthenticatorSetup",
        "kind": "LinkedField",
        "name": "setup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uri",
            "storageKey": null
          }
        ],
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
    "name": "setUpFactorAppMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "setUpFactorAppMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1eced00d0ac592b140521e6227a96631aadac114384e581430dfd03afd239169",
    "metadata": {},
    "name": "setUpFactorAppMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40d5d1bbbed0e000bda030310b13cdf9";

export default node;
