/**
 * @generated SignedSource<<4c1afbba5ed9e68c0431ee32a9a155ed>>
 * @relayHash caa7920f908cfc616305db11263bfe51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3422288cf95f50050c6094158c2b514244fba1f03ac91fbd4a5a841cbc54a325

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookInput = {
  id: string;
  version: number;
};
export type useChangeWebhooksDeleteMutation$variables = {
  input: DeleteWebhookInput;
};
export type useChangeWebhooksDeleteMutation$data = {
  readonly deleteWebhook: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeWebhooksDeleteMutation = {
  response: useChangeWebhooksDeleteMutation$data;
  variables: useChangeWebhooksDeleteMutation$variables;
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
    "concreteType": "DeleteWebhookPayload",
    "kind": "LinkedField",
    "name": "deleteWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useChangeWebhooksDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeWebhooksDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3422288cf95f50050c6094158c2b514244fba1f03ac91fbd4a5a841cbc54a325",
    "metadata": {},
    "name": "useChangeWebhooksDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9915078f8796a72a608bdae9df681bb1";

export default node;
