/**
 * @generated SignedSource<<7bca00a28f2749df07afe5dde3f6b83c>>
 * @relayHash 66a73dec333fa1c68d6df0c578798261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd6b9d17e85fcb1b0a496997498d86cbb940aff56e01268c197c13ebd4b5416d

import type { ConcreteRequest } from 'relay-runtime';
export type forgotPasswordLinkQuery$variables = {
  token: string;
};
export type forgotPasswordLinkQuery$data = {
  readonly passwordReset: {
    readonly email: string;
  } | null | undefined;
};
export type forgotPasswordLinkQuery = {
  response: forgotPasswordLinkQuery$data;
  variables: forgotPasswordLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "PasswordReset",
    "kind": "LinkedField",
    "name": "passwordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "forgotPasswordLinkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "forgotPasswordLinkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cd6b9d17e85fcb1b0a496997498d86cbb940aff56e01268c197c13ebd4b5416d",
    "metadata": {},
    "name": "forgotPasswordLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "abeaeec22544c17a9b5b441b5732ba62";

export default node;
