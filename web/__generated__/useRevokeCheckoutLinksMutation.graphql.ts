/**
 * @generated SignedSource<<e9cdf709bbb71d732d545ed2ed874147>>
 * @relayHash 6a5380d83e9d16c3e5ad4bb885b0f3e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84bf4986abde4a8c1e8fd623a094aa8bfe742c6bc286be85b3502dc5dd145a3

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeCheckoutLinksInput = {
  invoiceId: string;
};
export type useRevokeCheckoutLinksMutation$variables = {
  input: RevokeCheckoutLinksInput;
};
export type useRevokeCheckoutLinksMutation$data = {
  readonly revokeCheckoutLinks: {
    readonly invoice: {
      readonly checkoutLinkCount: number | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRevokeCheckoutLinksMutation = {
  response: useRevokeCheckoutLinksMutation$data;
  variables: useRevokeCheckoutLinksMutation$variables;
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
    "concreteType": "RevokeCheckoutLinksPayload",
    "kind": "LinkedField",
    "name": "revokeCheckoutLinks",
    "plural": false,
    "selections": [
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
    "name": "useRevokeCheckoutLinksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevokeCheckoutLinksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e84bf4986abde4a8c1e8fd623a094aa8bfe742c6bc286be85b3502dc5dd145a3",
    "metadata": {},
    "name": "useRevokeCheckoutLinksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cac0a00ca21307ff84ba5aa11d4c4687";

export default node;
