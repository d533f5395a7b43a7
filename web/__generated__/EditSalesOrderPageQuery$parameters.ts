/**
 * @generated SignedSource<<55cc6713f7386c3eed45777d6745110a>>
 * @relayHash 01ce221ddbc2cc5c2e4758cc0305061c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 364ab01f5c3bcbaf49c6c20dc677d7f93e80ae5a005f3674bf5b79291ec6e50b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSalesOrderPageQuery } from './EditSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "364ab01f5c3bcbaf49c6c20dc677d7f93e80ae5a005f3674bf5b79291ec6e50b",
    "metadata": {},
    "name": "EditSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
