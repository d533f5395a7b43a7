/**
 * @generated SignedSource<<c5d451b2d2d317742c3c021795e5cb76>>
 * @relayHash 5ea8c2df2db6a2822e264c6743dc447c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbc4491a9e32a30756d9f7e8d9c2f02321a132162c55ba575bb8bb83fe044a84

import type { ConcreteRequest } from 'relay-runtime';
export type SignInCustomerInput = {
  token: string;
};
export type callsSignInMutation$variables = {
  input: SignInCustomerInput;
};
export type callsSignInMutation$data = {
  readonly signInCustomer: {
    readonly signedIn: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type callsSignInMutation = {
  response: callsSignInMutation$data;
  variables: callsSignInMutation$variables;
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
    "concreteType": "SignInCustomerPayload",
    "kind": "LinkedField",
    "name": "signInCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "signedIn",
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
    "name": "callsSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbc4491a9e32a30756d9f7e8d9c2f02321a132162c55ba575bb8bb83fe044a84",
    "metadata": {},
    "name": "callsSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f954ac69e6a2c6bd994b5d61e023bd7";

export default node;
