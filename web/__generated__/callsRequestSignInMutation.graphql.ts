/**
 * @generated SignedSource<<1e29d4098e0674c1e10407cc5eb4e7ef>>
 * @relayHash 1b4f00cbc45459595d4b23af3b7957ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ec46a000643a87e53645113e491678377efee1c55304ca6c81cf6ce400bac2

import type { ConcreteRequest } from 'relay-runtime';
export type RequestCustomerSignInInput = {
  email: string;
};
export type callsRequestSignInMutation$variables = {
  input: RequestCustomerSignInInput;
};
export type callsRequestSignInMutation$data = {
  readonly requestCustomerSignIn: {
    readonly mailbox: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type callsRequestSignInMutation = {
  response: callsRequestSignInMutation$data;
  variables: callsRequestSignInMutation$variables;
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
    "concreteType": "RequestCustomerSignInPayload",
    "kind": "LinkedField",
    "name": "requestCustomerSignIn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mailbox",
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
    "name": "callsRequestSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsRequestSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "68ec46a000643a87e53645113e491678377efee1c55304ca6c81cf6ce400bac2",
    "metadata": {},
    "name": "callsRequestSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d338971b548b8f5bbbc595fc588e63b4";

export default node;
