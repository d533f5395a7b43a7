/**
 * @generated SignedSource<<6d98c055505f6e4693db88ccf99faa4f>>
 * @relayHash d8633c77ef90fceafd08c76b15138da4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61778e9109baf2fddc628261b337ca6c30d046b205f3925feedd6c1935756b35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCounterpartyPageQuery } from './EditCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<EditCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61778e9109baf2fddc628261b337ca6c30d046b205f3925feedd6c1935756b35",
    "metadata": {},
    "name": "EditCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
