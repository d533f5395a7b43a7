/**
 * @generated SignedSource<<9298e764af9427ff0b70e9fc1b8291f7>>
 * @relayHash 3b77d21a8faacb4fb91c19f87a97f4a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd5fc088bc0ea7868cb607ade31c40d4ab9498416003bcc73398898601035d0f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type ReceivableBucket = "DAYS_181_365" | "DAYS_1_30" | "DAYS_31_90" | "DAYS_91_180" | "MORE" | "NOT_DUE" | "TODAY";
export type StatementPageQuery$variables = {
  currency: Currency;
  from?: string | null | undefined;
  to?: string | null | undefined;
  uuid: string;
};
export type StatementPageQuery$data = {
  readonly organization: {
    readonly customerStatement: {
      readonly ages: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
        };
        readonly bucket: ReceivableBucket;
      }>;
      readonly closing: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly currencies: ReadonlyArray<Currency>;
      readonly currency: Currency;
      readonly customerId: string;
      readonly customerName: string;
      readonly from: string;
      readonly nextDueOn: string | null | undefined;
      readonly openBook_EN: string;
      readonly openBook_ID: string;
      readonly open_BOTH: string;
      readonly open_EN: string;
      readonly open_ID: string;
      readonly periodBook_EN: string;
      readonly periodBook_ID: string;
      readonly period_BOTH: string;
      readonly period_EN: string;
      readonly period_ID: string;
      readonly remaining: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly to: string;
      readonly today: string;
      readonly unapplied: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly unverified: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly waitingForSlip: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly writtenOff: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly " $fragmentSpreads": FragmentRefs<"StatementEntries_statement" | "StatementItems_statement">;
    } | null | undefined;
  };
};
export type StatementPageQuery = {
  response: StatementPageQuery$data;
  variables: StatementPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "currency"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uuid"
},
v4 = [
  {
    "kind": "Variable",
    "name": "currency",
    "variableName": "currency"
  },
  {
    "kind": "Variable",
    "name": "customerUuid",
    "variableName": "uuid"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currencies",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "today",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextDueOn",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/),
  (v7/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "closing",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "waitingForSlip",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "unapplied",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "unverified",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "writtenOff",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v21 = [
  (v13/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "StatementAge",
  "kind": "LinkedField",
  "name": "ages",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bucket",
      "storageKey": null
    },
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "kind": "Literal",
  "name": "language",
  "value": "BOTH"
},
v25 = {
  "kind": "Literal",
  "name": "view",
  "value": "PERIOD"
},
v26 = {
  "alias": "period_BOTH",
  "args": [
    (v24/*:: as any*/),
    (v25/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": "documentUrl(language:\"BOTH\",view:\"PERIOD\")"
},
v27 = {
  "kind": "Literal",
  "name": "language",
  "value": "ID"
},
v28 = [
  (v27/*:: as any*/),
  (v25/*:: as any*/)
],
v29 = {
  "alias": "period_ID",
  "args": (v28/*:: as any*/),
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": "documentUrl(language:\"ID\",view:\"PERIOD\")"
},
v30 = {
  "kind": "Literal",
  "name": "language",
  "value": "EN"
},
v31 = [
  (v30/*:: as any*/),
  (v25/*:: as any*/)
],
v32 = {
  "alias": "period_EN",
  "args": (v31/*:: as any*/),
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": "documentUrl(language:\"EN\",view:\"PERIOD\")"
},
v33 = {
  "kind": "Literal",
  "name": "view",
  "value": "OPEN_ITEMS"
},
v34 = {
  "alias": "open_BOTH",
  "args": [
    (v24/*:: as any*/),
    (v33/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": "documentUrl(language:\"BOTH\",view:\"OPEN_ITEMS\")"
},
v35 = [
  (v27/*:: as any*/),
  (v33/*:: as any*/)
],
v36 = {
  "alias": "open_ID",
  "args": (v35/*:: as any*/),
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": "documentUrl(language:\"ID\",view:\"OPEN_ITEMS\")"
},
v37 = [
  (v30/*:: as any*/),
  (v33/*:: as any*/)
],
v38 = {
  "alias": "open_EN",
  "args": (v37/*:: as any*/),
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": "documentUrl(language:\"EN\",view:\"OPEN_ITEMS\")"
},
v39 = {
  "alias": "periodBook_ID",
  "args": (v28/*:: as any*/),
  "kind": "ScalarField",
  "name": "workbookUrl",
  "storageKey": "workbookUrl(language:\"ID\",view:\"PERIOD\")"
},
v40 = {
  "alias": "periodBook_EN",
  "args": (v31/*:: as any*/),
  "kind": "ScalarField",
  "name": "workbookUrl",
  "storageKey": "workbookUrl(language:\"EN\",view:\"PERIOD\")"
},
v41 = {
  "alias": "openBook_ID",
  "args": (v35/*:: as any*/),
  "kind": "ScalarField",
  "name": "workbookUrl",
  "storageKey": "workbookUrl(language:\"ID\",view:\"OPEN_ITEMS\")"
},
v42 = {
  "alias": "openBook_EN",
  "args": (v37/*:: as any*/),
  "kind": "ScalarField",
  "name": "workbookUrl",
  "storageKey": "workbookUrl(language:\"EN\",view:\"OPEN_ITEMS\")"
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordUuid",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StatementPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "CustomerStatement",
            "kind": "LinkedField",
            "name": "customerStatement",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v23/*:: as any*/),
              (v26/*:: as any*/),
              (v29/*:: as any*/),
              (v32/*:: as any*/),
              (v34/*:: as any*/),
              (v36/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StatementEntries_statement"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StatementItems_statement"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StatementPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "CustomerStatement",
            "kind": "LinkedField",
            "name": "customerStatement",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v23/*:: as any*/),
              (v26/*:: as any*/),
              (v29/*:: as any*/),
              (v32/*:: as any*/),
              (v34/*:: as any*/),
              (v36/*:: as any*/),
              (v38/*:: as any*/),
              (v39/*:: as any*/),
              (v40/*:: as any*/),
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "opening",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "charges",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "credits",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementEntry",
                "kind": "LinkedField",
                "name": "entries",
                "plural": true,
                "selections": [
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTakenBack",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isUnverified",
                    "storageKey": null
                  },
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "balance",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invoiceUuid",
                    "storageKey": null
                  },
                  (v45/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "partName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invoiceDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "remaining",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "waitingForSlip",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatementCredit",
                "kind": "LinkedField",
                "name": "openCredits",
                "plural": true,
                "selections": [
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "bd5fc088bc0ea7868cb607ade31c40d4ab9498416003bcc73398898601035d0f",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c1738f81e40617c85389505d9f83dd6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
