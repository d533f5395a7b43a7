/**
 * @generated SignedSource<<880046ab249da56986720e5b75c2a7b7>>
 * @relayHash 783e4568a27984694d0d8b2badf1a609
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e83851f11335d9129fc074096f7dc1ed54919018c40fe1eb181f8d6ee2900721

import type { ConcreteRequest } from 'relay-runtime';
export type RemindDialogQuery$variables = {
  invoiceIds: ReadonlyArray<string>;
};
export type RemindDialogQuery$data = {
  readonly organization: {
    readonly reminderPreviews: ReadonlyArray<{
      readonly customerId: string;
      readonly customerName: string;
      readonly emails: ReadonlyArray<string>;
      readonly hasLinks: boolean;
      readonly invoiceIds: ReadonlyArray<string>;
      readonly level: number;
      readonly subject: string;
      readonly text: string;
    }>;
  };
};
export type RemindDialogQuery = {
  response: RemindDialogQuery$data;
  variables: RemindDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoiceIds"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "invoiceIds",
      "variableName": "invoiceIds"
    }
  ],
  "concreteType": "ReminderPreview",
  "kind": "LinkedField",
  "name": "reminderPreviews",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasLinks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RemindDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemindDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e83851f11335d9129fc074096f7dc1ed54919018c40fe1eb181f8d6ee2900721",
    "metadata": {},
    "name": "RemindDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42ce92b789bef6a336469f6696d74915";

export default node;
