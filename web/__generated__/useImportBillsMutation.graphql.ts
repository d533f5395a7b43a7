/**
 * @generated SignedSource<<55d565f2ec20eff5442c21ee2febecb3>>
 * @relayHash 9d067ce488488774849f389d32e53056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 536465adb25e9e79eea61e6c9cafe6eb1b5a145c0af5664c0beef2ba9478bb31

import type { ConcreteRequest } from 'relay-runtime';
export type ImportRecordsInput = {
  dryRun?: boolean | null | undefined;
  fileId: string;
  hash?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  ignoreWarnings?: boolean | null | undefined;
};
export type useImportBillsMutation$variables = {
  input: ImportRecordsInput;
};
export type useImportBillsMutation$data = {
  readonly importBills: {
    readonly recordImport: {
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useImportBillsMutation = {
  response: useImportBillsMutation$data;
  variables: useImportBillsMutation$variables;
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
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportBillsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordImportPayload",
        "kind": "LinkedField",
        "name": "importBills",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RecordImport",
            "kind": "LinkedField",
            "name": "recordImport",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useImportBillsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordImportPayload",
        "kind": "LinkedField",
        "name": "importBills",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RecordImport",
            "kind": "LinkedField",
            "name": "recordImport",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "536465adb25e9e79eea61e6c9cafe6eb1b5a145c0af5664c0beef2ba9478bb31",
    "metadata": {},
    "name": "useImportBillsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afdc2a0152b532ded4b899d7166e26b4";

export default node;
