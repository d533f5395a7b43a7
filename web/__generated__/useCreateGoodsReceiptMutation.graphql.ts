/**
 * @generated SignedSource<<2525d104bf164b638a7b4cf02720d5b1>>
 * @relayHash dde0dd4c39d042275595ccd5e4aaa687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7415b9563c88e36eb445a442476d508a0054f26d5426b58b7d094d975e79caa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsReceiptKind = "RECEIPT" | "RETURN";
export type CreateGoodsReceiptInput = {
  date: string;
  fileIds?: ReadonlyArray<string> | null | undefined;
  idempotencyKey: string;
  kind: GoodsReceiptKind;
  lines: ReadonlyArray<GoodsReceiptLineInput>;
  reference?: string | null | undefined;
  salesOrderId: string;
};
export type GoodsReceiptLineInput = {
  lineUuid: string;
  quantity: string;
};
export type useCreateGoodsReceiptMutation$variables = {
  input: CreateGoodsReceiptInput;
};
export type useCreateGoodsReceiptMutation$data = {
  readonly createGoodsReceipt: {
    readonly goodsReceipt: {
      readonly id: string;
      readonly number: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useCreateGoodsReceiptMutation = {
  response: useCreateGoodsReceiptMutation$data;
  variables: useCreateGoodsReceiptMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "GoodsReceipt",
  "kind": "LinkedField",
  "name": "goodsReceipt",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateGoodsReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GoodsReceiptPayload",
        "kind": "LinkedField",
        "name": "createGoodsReceipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateGoodsReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GoodsReceiptPayload",
        "kind": "LinkedField",
        "name": "createGoodsReceipt",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c7415b9563c88e36eb445a442476d508a0054f26d5426b58b7d094d975e79caa",
    "metadata": {},
    "name": "useCreateGoodsReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbc465a1dc677427b856017c331af27b";

export default node;
