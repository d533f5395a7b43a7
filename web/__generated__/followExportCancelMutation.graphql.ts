/**
 * @generated SignedSource<<0415b0c4c0059618f888acb76e058103>>
 * @relayHash bc9e529684b1dc1a404068cb78de5f45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 994ff942bdfb6e0ec26e9f4a4aa6fb54a984889d425aa11ca83c55ead18f0948

import type { ConcreteRequest } from 'relay-runtime';
export type ExportAction = "CANCEL" | "DOWNLOAD";
export type ExportStatus = "CANCELLED" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING";
export type CancelExportInput = {
  id: string;
};
export type followExportCancelMutation$variables = {
  input: CancelExportInput;
};
export type followExportCancelMutation$data = {
  readonly cancelExport: {
    readonly export: {
      readonly allowedActions: ReadonlyArray<ExportAction>;
      readonly id: string;
      readonly status: ExportStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type followExportCancelMutation = {
  response: followExportCancelMutation$data;
  variables: followExportCancelMutation$variables;
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
    "concreteType": "ExportPayload",
    "kind": "LinkedField",
    "name": "cancelExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Export",
        "kind": "LinkedField",
        "name": "export",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "allowedActions",
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
    "name": "followExportCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followExportCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "994ff942bdfb6e0ec26e9f4a4aa6fb54a984889d425aa11ca83c55ead18f0948",
    "metadata": {},
    "name": "followExportCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d8c421d8a1bb3097c9257b16f6b6d87";

export default node;
