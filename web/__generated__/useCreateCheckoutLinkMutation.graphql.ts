/**
 * @generated SignedSource<<3d5149bb9cdafccbd68904c7b88ba872>>
 * @relayHash fb0facc6a97145ed0661047a3a05b71c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb3b027bc260181193023317770410adc9e83809b9ad120fa81fa85571f6e451

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCheckoutLinkInput = {
  invoiceId: string;
};
export type useCreateCheckoutLinkMutation$variables = {
  input: CreateCheckoutLinkInput;
};
export type useCreateCheckoutLinkMutation$data = {
  readonly createCheckoutLink: {
    readonly invoice: {
      readonly checkoutLinkCount: number | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly url: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateCheckoutLinkMutation = {
  response: useCreateCheckoutLinkMutation$data;
  variables: useCreateCheckoutLinkMutation$variables;
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
    "concreteType": "CreateCheckoutLinkPayload",
    "kind": "LinkedField",
    "name": "createCheckoutLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
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
            "name": "checkoutLinkCount",
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
    "name": "useCreateCheckoutLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCheckoutLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eb3b027bc260181193023317770410adc9e83809b9ad120fa81fa85571f6e451",
    "metadata": {},
    "name": "useCreateCheckoutLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41223104aa5c557b8a92c23f6cdc5f68";

export default node;
