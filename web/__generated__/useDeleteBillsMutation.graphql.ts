/**
 * @generated SignedSource<<905de2c8694ccda2a04df4b18a014dcf>>
 * @relayHash 2209077eeac891d7ed20c2ae1b4d427f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97978d6f7f87e9e2aa4d30b8ab623c40d9e1890fa43532b2c614a4c8e23d0f06

import type { ConcreteRequest } from 'relay-runtime';
export type BillIdsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteBillsMutation$variables = {
  input: BillIdsInput;
};
export type useDeleteBillsMutation$data = {
  readonly deleteBills: {
    readonly deletedIds: ReadonlyArray<string>;
    readonly results: ReadonlyArray<{
      readonly nodeId: string;
      readonly ok: boolean;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useDeleteBillsMutation = {
  response: useDeleteBillsMutation$data;
  variables: useDeleteBillsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteBillsPayload",
    "kind": "LinkedField",
    "name": "deleteBills",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nodeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ok",
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
              (v1/*:: as any*/)
            ],
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
          (v1/*:: as any*/),
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
    "name": "useDeleteBillsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteBillsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "97978d6f7f87e9e2aa4d30b8ab623c40d9e1890fa43532b2c614a4c8e23d0f06",
    "metadata": {},
    "name": "useDeleteBillsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7886801a264cd477a83e9d5a1bb748cc";

export default node;
