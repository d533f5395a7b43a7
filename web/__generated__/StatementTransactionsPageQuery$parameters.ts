/**
 * @generated SignedSource<<27fa91fa5758254860c54904030dbc83>>
 * @relayHash 4972162a28e6b8b84291565ccd8bfc0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a9d49e6ad16a216e18934087b0c0dba439cafeec139c02c0cc15f3083968037

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a9d49e6ad16a216e18934087b0c0dba439cafeec139c02c0cc15f3083968037",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
