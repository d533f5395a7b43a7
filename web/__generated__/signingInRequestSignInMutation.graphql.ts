/**
 * @generated SignedSource<<bd385acbdc0bb83fdf4401b1de5a13e2>>
 * @relayHash 69349966420bcd9f3675006f822e953e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 783148edc21ed5e9dd33e14604a1aaba21d4c2e9cd3c913f8e12df82fae57c41

import type { ConcreteRequest } from 'relay-runtime';
export type RequestCustomerSignInInput = {
  email: string;
};
export type signingInRequestSignInMutation$variables = {
  input: RequestCustomerSignInInput;
};
export type signingInRequestSignInMutation$data = {
  readonly requestCustomerSignIn: {
    readonly mailbox: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type signingInRequestSignInMutation = {
  response: signingInRequestSignInMutation$data;
  variables: signingInRequestSignInMutation$variables;
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
    "name": "signingInRequestSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "signingInRequestSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "783148edc21ed5e9dd33e14604a1aaba21d4c2e9cd3c913f8e12df82fae57c41",
    "metadata": {},
    "name": "signingInRequestSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce6f10a979840b15f487e8ed6affac5c";

export default node;
