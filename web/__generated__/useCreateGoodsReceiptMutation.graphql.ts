/**
 * @generated SignedSource<<416e51873f22572528c7aff8009e0a4b>>
 * @relayHash 11c091fbb67990e413a66eba024b8801
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f71c90136be9ffbee0d32ce0721599f87b887bf5ac2459b9577582f4bb9212ca

import type { ConcreteRequest } from 'relay-runtime';
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
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "GoodsReceiptPayload",
    "kind": "LinkedField",
    "name": "createGoodsReceipt",
    "plural": false,
    "selections": [
      {
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
    "name": "useCreateGoodsReceiptMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateGoodsReceiptMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f71c90136be9ffbee0d32ce0721599f87b887bf5ac2459b9577582f4bb9212ca",
    "metadata": {},
    "name": "useCreateGoodsReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd08e507d53089df2dfd892a0c5b281a";

export default node;
