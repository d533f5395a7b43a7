/**
 * @generated SignedSource<<6a4d380ff31ef1dca868ecf04204dacf>>
 * @relayHash 7a218536ffbb10526871a9ffefa0332c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5862ee122e9c1ce7d8f4702935930ea36226d5a9eacd387b51f83235cac5a2fc

import type { ConcreteRequest } from 'relay-runtime';
export type ExportAction = "CANCEL" | "DOWNLOAD";
export type ExportStatus = "CANCELLED" | "EXPIRED" | "FAILED" | "QUEUED" | "READY" | "RUNNING";
export type followExportSubscription$variables = {
  id: string;
};
export type followExportSubscription$data = {
  readonly exportProgress: {
    readonly allowedActions: ReadonlyArray<ExportAction>;
    readonly done: number;
    readonly expiresAt: string | null | undefined;
    readonly failureReason: string | null | undefined;
    readonly fileName: string;
    readonly id: string;
    readonly kilobytes: number | null | undefined;
    readonly status: ExportStatus;
    readonly total: number | null | undefined;
    readonly url: string | null | undefined;
  };
};
export type followExportSubscription = {
  response: followExportSubscription$data;
  variables: followExportSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "exportId",
        "variableName": "id"
      }
    ],
    "concreteType": "Export",
    "kind": "LinkedField",
    "name": "exportProgress",
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
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
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
        "kind": "ScalarField",
        "name": "failureReason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "allowedActions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kilobytes",
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
    "name": "followExportSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followExportSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5862ee122e9c1ce7d8f4702935930ea36226d5a9eacd387b51f83235cac5a2fc",
    "metadata": {},
    "name": "followExportSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ca4c41f566d5b95f88883a4a11668a52";

export default node;
